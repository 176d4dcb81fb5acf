import { useContext, useState } from 'react';
import { FormValidationContext } from 'react-stately/private/form/useFormValidationState';

/**
 * Returns the surrounding `Form`'s error for the field of this name, and a function that clears it once the value has
 * changed. For fields without a React Aria component, whose own fields read the same context.
 */
export function useServerError(name: string | undefined): [error: string | undefined, clear: () => void] {
  const errors = useContext(FormValidationContext);
  const [cleared, setCleared] = useState<typeof errors>();
  const error = name === undefined || cleared === errors ? undefined : errors[name];
  return [error && [error].flat().join(' '), () => setCleared(errors)];
}
