export { dayStatuses, UptimeStrip } from '../components/UptimeStrip/UptimeStrip.tsx';
export type { DayStatus, UptimeDay, UptimeStripProps } from '../components/UptimeStrip/UptimeStrip.tsx';
