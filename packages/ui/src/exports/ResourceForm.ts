export { ResourceForm, type ResourceFormProps } from '../widgets/ResourceForm/ResourceForm.tsx';
export { defaultResourceFormLabels, type ResourceFormLabels } from '../widgets/ResourceForm/labels.ts';
