export { UptimeBars, type UptimeBarsProps } from '../components/UptimeStrip/UptimeBars.tsx';
export { type DayStatus, dayStatuses, type UptimeDay } from '../components/UptimeStrip/DayBars.tsx';
export { UptimeStrip, type UptimeStripProps } from '../components/UptimeStrip/UptimeStrip.tsx';
