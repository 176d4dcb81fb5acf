export { channelName, type ChannelId, type ChannelScope, type EventOf, type PayloadOf } from '../channels.ts';
export type { Authorize } from '../authorizer.ts';
export type { Clock } from '../clock.ts';
export { type ChannelManagerDeps, createChannelManager } from '../create-channel-manager.ts';
export { RealtimeError, type RealtimeErrorCode } from '../errors.ts';
export type { Link, LinkStore } from '../link.ts';
export type { ChannelGrant, ChannelManager, ConnectionSettings } from '../manager.ts';
export type { Page } from '../page.ts';
export type { Bus, Locks, Tabs } from '../tabs.ts';
