import type { AudienceRole } from '@kronos/api/contract';
import { Checkbox } from '@kronos/ui/Checkbox';
import { CheckboxGroup } from '@kronos/ui/CheckboxGroup';
import type { ReactNode } from 'react';
import { useMessages } from '../../../../context/app-context.ts';
import { roleWords } from './words.ts';

interface AudienceFieldProps<R extends AudienceRole> {
  roles: readonly R[];
  value: readonly R[];
  onChange: (value: R[]) => void;
  help?: ReactNode;
}

/** Whom something is for, by role. */
export function AudienceField<R extends AudienceRole>({ roles, value, onChange, help }: AudienceFieldProps<R>) {
  const t = useMessages();
  return (
    <CheckboxGroup
      name="audience"
      label={t('words.audience')}
      help={help}
      isRequired
      value={[...value]}
      onChange={(chosen) => onChange(roles.filter((role) => chosen.includes(role)))}
    >
      {roles.map((role) => (
        <Checkbox key={role} value={role}>
          {t(roleWords[role])}
        </Checkbox>
      ))}
    </CheckboxGroup>
  );
}
