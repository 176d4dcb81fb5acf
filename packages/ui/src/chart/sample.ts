import type { ChartSeries } from './chart-data.ts';
// The stories import the drawing statically, so that no play waits for a module.
import './plot/Plot.tsx';

// Sample data for the stories, fixed so that their screenshots are.

const hour = 60 * 60 * 1000;
const start = Date.UTC(2026, 10, 20, 18);

/** Every half hour of one day. */
export const sampleTimes = Array.from({ length: 49 }, (_, index) => new Date(start + (index * hour) / 2));

const wave = (base: number, swing: number, pace: number) =>
  sampleTimes.map((_, index) => Math.round(base + swing * Math.sin(index / pace) + ((index * 37) % 11) * 0.6));

export const sampleLoad: ChartSeries[] = [
  { id: 'cpu', label: 'cinema', values: wave(42, 22, 5) },
  {
    id: 'kids',
    label: 'kids',
    values: wave(30, 12, 3.5).map((value, index) => (index > 20 && index < 26 ? null : value)),
  },
  { id: 'living', label: 'living-room', values: wave(18, 9, 8) },
  { id: 'archive', label: 'archive', values: wave(70, 8, 6) },
  { id: 'music', label: 'music', values: wave(55, 5, 2.2) },
];

export const sampleNodes = ['falkenstein-1', 'helsinki-1', 'ashburn-2', 'singapore-1'];

export const sampleTraffic: ChartSeries[] = [
  { id: 'streams', label: 'Streams', values: [48, 31, 22, 9] },
  { id: 'downloads', label: 'Downloads', values: [12, 20, null, 4] },
  { id: 'backups', label: 'Backups', values: [7, 5, 9, 6] },
];

/** Formats times in UTC, so that screenshots do not depend on the machine. */
export const sampleDates = {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
} satisfies Intl.DateTimeFormatOptions;
