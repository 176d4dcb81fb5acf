export { ClaimForm, type ClaimFormProps, type ClaimValues } from '../widgets/ClaimForm/ClaimForm.tsx';
export { type ClaimFormLabels, defaultClaimFormLabels } from '../widgets/ClaimForm/labels.ts';
