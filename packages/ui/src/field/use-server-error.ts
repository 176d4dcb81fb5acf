import { useContext, useState } from 'react';
import { FormValidationContext } from 'react-stately/private/form/useFormValidationState';

/**
 * What the `Form` around was told of the field of this name, and the way to take it back once the value has changed. For
 * fields that React Aria has no part for; its own read the same context.
 */
export function useServerError(name: string | undefined): [error: string | undefined, clear: () => void] {
  const errors = useContext(FormValidationContext);
  const [cleared, setCleared] = useState<typeof errors>();
  const said = name === undefined || cleared === errors ? undefined : errors[name];
  return [said && [said].flat().join(' '), () => setCleared(errors)];
}
