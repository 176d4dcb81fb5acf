export { createIcon, iconSizes } from '../icons/create-icon.tsx';
export type { IconProps, IconSize } from '../icons/create-icon.tsx';
export {
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronUpIcon,
  ChevronsUpDownIcon,
  CloseIcon,
  CopyIcon,
  ExternalIcon,
  EyeIcon,
  EyeOffIcon,
  MenuIcon,
  MinusIcon,
  MoreIcon,
  PlayIcon,
  PlusIcon,
  RefreshIcon,
  RestartIcon,
  SearchIcon,
  SignOutIcon,
  StopIcon,
} from '../icons/actions.tsx';
export {
  BellIcon,
  CalendarIcon,
  ClockIcon,
  DashboardIcon,
  MonitorIcon,
  MoonIcon,
  NodeIcon,
  ServerIcon,
  SidebarIcon,
  SunIcon,
  UserIcon,
  UsersIcon,
  WifiIcon,
  WifiOffIcon,
} from '../icons/things.tsx';
export { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons/status.tsx';
export { EmbyIcon, JellyfinIcon, PlexIcon } from '../icons/media-servers.tsx';
