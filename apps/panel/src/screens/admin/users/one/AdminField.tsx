import { Checkbox } from '@kronos/ui/Checkbox';
import { useSnapshot } from 'valtio/react';
import { useApp, useMessages } from '../../../../context/app-context.ts';
import type { OwnFieldProps } from '../../../../resource/form-inputs.tsx';

/** Whether the user is an admin. Admins cannot take the role from themselves. */
export function AdminField({ name, label, help, value, onChange, draft }: OwnFieldProps<boolean, { id?: number }>) {
  const { session } = useApp();
  const isSelf = useSnapshot(session.state).user?.id === draft.id;
  const t = useMessages();
  return (
    <Checkbox
      name={name}
      isSelected={value}
      isDisabled={isSelf}
      onChange={onChange}
      help={isSelf ? t('users.ownAdmin') : help}
    >
      {label}
    </Checkbox>
  );
}
