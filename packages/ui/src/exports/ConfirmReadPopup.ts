export { ConfirmReadPopup, type ConfirmReadPopupProps } from '../widgets/ConfirmReadPopup/ConfirmReadPopup.tsx';
export { type ConfirmReadLabels, defaultConfirmReadLabels } from '../widgets/ConfirmReadPopup/labels.ts';
