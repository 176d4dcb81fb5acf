export { NotificationModal, type NotificationModalProps } from '../widgets/NotificationModal/NotificationModal.tsx';
