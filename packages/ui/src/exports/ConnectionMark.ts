export {
  ConnectionMark,
  type ConnectionMarkProps,
  type ConnectionState,
  connectionStates,
} from '../widgets/ConnectionMark/ConnectionMark.tsx';
