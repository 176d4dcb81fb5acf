import { Button } from '@kronos/ui/Button';
import { CheckboxGroup } from '@kronos/ui/CheckboxGroup';
import { Checkbox } from '@kronos/ui/Checkbox';
import { Form } from '@kronos/ui/Form';
import { DialogBody, DialogFooter, DialogHeader, Modal } from '@kronos/ui/Modal';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { useId, useState } from 'react';
import { useMessages, useStore } from '../../../../context/app-context.ts';
import { useSubmission } from '../../../../context/use-submission.ts';
import type { NamedServer } from '../../../../parts/media/ServerChoice.tsx';
import { createCollectionsStore, type Published } from './collections-store.ts';

interface PublishDialogProps {
  place: { server: number; collection: string; title: string };
  servers: readonly NamedServer[];
  onClose: () => void;
}

/** Publishes a collection to other servers, and shows the outcome for each. Mounted while it is open. */
export function PublishDialog({ place, servers, onClose }: PublishDialogProps) {
  const store = useStore(createCollectionsStore);
  const t = useMessages();
  const formId = useId();
  const { submit, refusal, isPending, seconds } = useSubmission();
  const [chosen, setChosen] = useState(servers.map(({ id }) => String(id)));
  const [results, setResults] = useState<Published>();
  return (
    <Modal isOpen onOpenChange={(isOpen) => isOpen || onClose()} isDismissable={false}>
      <DialogHeader>{t('collections.publishTitle', { name: place.title })}</DialogHeader>
      <DialogBody>
        {results ? (
          <PublishResults results={results} servers={servers} />
        ) : (
          <Form
            {...refusal}
            id={formId}
            onSubmit={(event) => {
              event.preventDefault();
              void submit(
                () => store.publish(place, chosen.map(Number)),
                ({ data }) => setResults(data),
              );
            }}
          >
            <Text as="p" tone="muted">
              {t('collections.publishText')}
            </Text>
            <CheckboxGroup label={t('collections.publishServers')} name="servers" value={chosen} onChange={setChosen}>
              {servers.map(({ id, name }) => (
                <Checkbox key={id} value={String(id)}>
                  {name}
                </Checkbox>
              ))}
            </CheckboxGroup>
          </Form>
        )}
      </DialogBody>
      <DialogFooter>
        <Button isDisabled={isPending} onPress={onClose}>
          {t(results ? 'collections.close' : 'collections.cancel')}
        </Button>
        {!results && (
          <Button
            type="submit"
            form={formId}
            tone="accent"
            isPending={isPending}
            isDisabled={seconds > 0 || chosen.length === 0}
          >
            {seconds > 0
              ? t('media.claim.wait', { seconds })
              : t('collections.publishSubmit', { count: chosen.length })}
          </Button>
        )}
      </DialogFooter>
    </Modal>
  );
}

const isDone = ({ outcome }: Published[number]) => outcome === 'created' || outcome === 'updated';

/** The outcome of publishing a collection, for each server. */
function PublishResults({ results, servers }: { results: Published; servers: readonly NamedServer[] }) {
  const t = useMessages();
  const names = new Map(servers.map(({ id, name }) => [id, name]));
  return (
    <Stack gap={12} role="status">
      <Text as="p" weight="medium">
        {t('collections.published', { done: results.filter(isDone).length, count: results.length })}
      </Text>
      {results.map(({ server_id, outcome, message, missing }) => (
        <Stack key={server_id} gap={4}>
          <Text as="p">
            {t('collections.result', {
              server: names.get(server_id) ?? '',
              outcome: message ?? t(`collections.outcome.${outcome}`),
            })}
          </Text>
          {missing.length > 0 && (
            <Text as="p" size={13} tone="muted">
              {t('collections.missing', { names: missing.join(', ') })}
            </Text>
          )}
        </Stack>
      ))}
    </Stack>
  );
}
