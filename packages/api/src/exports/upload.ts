export { fetchWithProgress, type UploadProgress } from '../client/upload.ts';
