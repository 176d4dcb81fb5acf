import { Button } from '@kronos/ui/Button';
import { Form } from '@kronos/ui/Form';
import { FormSection } from '@kronos/ui/FormSection';
import { Inline } from '@kronos/ui/Inline';
import { Text } from '@kronos/ui/Text';
import { useMessages } from '../../../context/app-context.ts';
import { useFormat } from '../../../context/use-format.ts';
import { useSaving } from '../../../context/use-saving.ts';
import type { PartProps } from './part.ts';

/** An export of all the user's data. */
export function ExportSection({ store, account }: PartProps) {
  const t = useMessages();
  const format = useFormat();
  const { isPending, refusal, save } = useSaving();
  const made = account.export;

  const download = () =>
    save(async () => {
      const outcome = await store.downloadExport();
      if (outcome.kind === 'ok') saveFile(outcome.data);
      return outcome;
    });
  return (
    <Form hasSections {...refusal} onSubmit={(event) => event.preventDefault()}>
      <FormSection title={t('account.export.title')} description={t('account.export.description')}>
        <Inline gap={8}>
          {made?.state === 'ready' && (
            <Button tone="accent" isPending={isPending} onPress={() => void download()}>
              {t('account.export.download')}
            </Button>
          )}
          <Button
            isDisabled={made?.state === 'preparing'}
            isPending={isPending}
            onPress={() => void save(store.requestExport)}
          >
            {t('account.export.ask')}
          </Button>
        </Inline>
        <Text role="status">
          {made?.state === 'preparing' && t('account.export.preparing')}
          {made?.state === 'failed' && t('account.export.failed')}
          {made?.expires_at &&
            t('account.export.ready', {
              size: format.number(Math.ceil((made.size ?? 0) / 1024)),
              until: format.exact(made.expires_at),
            })}
        </Text>
      </FormSection>
    </Form>
  );
}

/** Hands a file to the browser's downloads. */
function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(url);
}
