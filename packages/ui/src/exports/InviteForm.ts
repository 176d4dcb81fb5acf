export {
  InviteForm,
  type InviteFormProps,
  type InviteValues,
  type InviteWay,
} from '../widgets/InviteForm/InviteForm.tsx';
export { defaultInviteFormLabels, type InviteFormLabels } from '../widgets/InviteForm/labels.ts';
