export { Timeline, type TimelineEvent, type TimelineProps } from '../components/Timeline/Timeline.tsx';
export { type TimelineTone, timelineTones } from '../components/Timeline/timeline-options.ts';
