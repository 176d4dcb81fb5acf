export { ProgressBar, type ProgressBarProps } from '../components/ProgressBar/ProgressBar.tsx';
export { type TrackSize, type TrackTone, trackSizes, trackTones } from '../components/ProgressBar/track-options.ts';
