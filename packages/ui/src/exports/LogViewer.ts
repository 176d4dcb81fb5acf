export { LogViewer, type LogViewerProps } from '../components/LogViewer/LogViewer.tsx';
