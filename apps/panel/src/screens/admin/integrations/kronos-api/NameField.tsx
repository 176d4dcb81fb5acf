import { TextField } from '@kronos/ui/TextField';
import { useMessages } from '../../../../context/app-context.ts';

interface NameFieldProps {
  value: string;
  onChange: (name: string) => void;
}

/** The name of an API client. */
export function NameField(props: NameFieldProps) {
  const t = useMessages();
  return (
    <TextField
      name="name"
      label={t('apiClients.name')}
      help={t('apiClients.nameHelp')}
      maxLength={60}
      autoComplete="off"
      isRequired
      {...props}
    />
  );
}
