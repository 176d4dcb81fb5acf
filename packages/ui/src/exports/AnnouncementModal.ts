export { AnnouncementModal, type AnnouncementModalProps } from '../widgets/AnnouncementModal/AnnouncementModal.tsx';
export { type AnnouncementLabels, defaultAnnouncementLabels } from '../widgets/AnnouncementModal/labels.ts';
