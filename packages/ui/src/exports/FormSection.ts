export { FormSection, type FormSectionProps } from '../components/FormSection/FormSection.tsx';
