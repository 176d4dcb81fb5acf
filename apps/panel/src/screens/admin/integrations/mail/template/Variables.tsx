import type { MailTemplateDetail } from '@kronos/api/contract';
import { Button } from '@kronos/ui/Button';
import { DescriptionList } from '@kronos/ui/DescriptionList';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { useMessages } from '../../../../../context/app-context.ts';

interface VariablesProps {
  variables: MailTemplateDetail['variables'];
  onChoose: (name: string) => void;
}

/** The variables of a mail template; choosing one inserts it into the text. */
export function Variables({ variables, onChoose }: VariablesProps) {
  const t = useMessages();
  return (
    <Stack as="section" gap={8} aria-label={t('mail.variables')}>
      <Text as="p" size={13} tone="muted">
        {t('mail.variables.text', { begin: '{{#if …}}', end: '{{/if}}' })}
      </Text>
      <DescriptionList
        items={variables.map(({ name, is_required }) => ({
          id: name,
          label: (
            <Button size="small" onPress={() => onChoose(name)}>
              <Text isMono>{`{{${name}}}`}</Text>
            </Button>
          ),
          value: `${t(`mail.variable.${name}`)}${is_required ? `. ${t('mail.variables.required')}` : ''}`,
        }))}
      />
    </Stack>
  );
}
