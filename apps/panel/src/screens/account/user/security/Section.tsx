import { Form } from '@kronos/ui/Form';
import { FormSection } from '@kronos/ui/FormSection';
import type { ReactNode } from 'react';

interface SectionProps {
  title: string;
  description: string;
  children: ReactNode;
}

/** A section of the page without fields of its own; each of its buttons acts separately. */
export const Section = ({ title, description, children }: SectionProps) => (
  <Form hasSections onSubmit={(event) => event.preventDefault()}>
    <FormSection title={title} description={description}>
      {children}
    </FormSection>
  </Form>
);
