export {
  WizardFrame,
  type WizardFrameProps,
  type WizardPlacement,
  type WizardStep,
  wizardPlacements,
} from '../widgets/WizardFrame/WizardFrame.tsx';
export { defaultWizardLabels, type WizardLabels } from '../widgets/WizardFrame/labels.ts';
