export {
  channelName,
  channels,
  type ChannelId,
  type Channels,
  type ChannelScope,
  type EventOf,
  type Listener,
  type PayloadOf,
} from '../channels.ts';
