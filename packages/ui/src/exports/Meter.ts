export { Meter, type MeterProps } from '../components/Meter/Meter.tsx';
export { type TrackSize, type TrackTone, trackSizes, trackTones } from '../components/ProgressBar/track-options.ts';
