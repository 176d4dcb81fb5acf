import type { Collection, Library } from '@kronos/api/contract';
import { Button } from '@kronos/ui/Button';
import { CollectionForm, type CollectionValues } from '@kronos/ui/CollectionForm';
import { ErrorState } from '@kronos/ui/ErrorState';
import { DialogBody, DialogFooter, DialogHeader, Modal } from '@kronos/ui/Modal';
import { useEffect, useId, useMemo, useState } from 'react';
import type { Snapshot } from 'valtio/vanilla';
import { useMessages, useStore } from '../../../../context/app-context.ts';
import { useSubmission } from '../../../../context/use-submission.ts';
import { CardLoading } from '../../../../resource/CardLoading.tsx';
import { reasonOf } from '../../../../stores/loadable.ts';
import { changeOf, newCollectionOf } from './collection-body.ts';
import { collectionFormLabels } from './collection-labels.ts';
import { type CollectionDetail, createCollectionsStore } from './collections-store.ts';

interface CollectionDialogProps {
  server: number;
  libraries: readonly Pick<Library, 'id' | 'name'>[];
  /** The collection to edit; undefined for a new one. */
  collection: Snapshot<Collection> | undefined;
  onClose: () => void;
}

type Read = { status: 'loading' } | { status: 'failed'; why: string } | { status: 'ready'; detail?: CollectionDetail };

/** Creates a collection, or edits one, after loading its titles. Mounted while it is open. */
export function CollectionDialog({ server, libraries, collection, onClose }: CollectionDialogProps) {
  const store = useStore(createCollectionsStore);
  const t = useMessages();
  const formId = useId();
  const { submit, refusal, isPending, seconds } = useSubmission();
  const [read, setRead] = useState<Read>(collection ? { status: 'loading' } : { status: 'ready' });
  const [attempt, setAttempt] = useState(0);
  const key = collection?.id;
  useEffect(() => {
    if (key === undefined) return undefined;
    let isHere = true;
    const load = async () => {
      const outcome = await store.read(server, key);
      if (!isHere) return;
      setRead(
        outcome.kind === 'ok'
          ? { status: 'ready', detail: outcome.data }
          : { status: 'failed', why: reasonOf(outcome)(t) },
      );
    };
    void load();
    return () => {
      isHere = false;
    };
  }, [store, server, key, attempt, t]);

  const labels = useMemo(() => collectionFormLabels(t), [t]);
  const detail = read.status === 'ready' ? read.detail : undefined;
  const save = (values: CollectionValues) => {
    if (!collection) return store.create(server, newCollectionOf(values));
    const place = { server, collection: collection.id, title: collection.title };
    return store.update(place, changeOf(values, detail));
  };
  return (
    <Modal isOpen size="large" onOpenChange={(isOpen) => isOpen || onClose()} isDismissable={false}>
      <DialogHeader>
        {collection ? t('collections.edit', { name: collection.title }) : t('collections.open')}
      </DialogHeader>
      <DialogBody>
        {read.status === 'loading' && <CardLoading label={t('collections.reading')} />}
        {read.status === 'failed' && (
          <ErrorState
            title={t('collections.readFailed')}
            description={read.why}
            onRetry={() => {
              setRead({ status: 'loading' });
              setAttempt(attempt + 1);
            }}
            retryLabel={t('common.retry')}
          />
        )}
        {read.status === 'ready' && (
          <CollectionForm
            {...refusal}
            id={formId}
            libraries={collection ? libraries.filter(({ id }) => id === collection.library_id) : libraries}
            {...(detail && { kinds: kindsOf(detail), initial: initialOf(detail) })}
            search={async (library, text) => rowsOf(await store.titles(server, library, text))}
            values={async (library, field, search) => rowsOf(await store.values(server, library, { field, search }))}
            labels={labels}
            onSubmit={(values) => void submit(() => save(values), onClose)}
          />
        )}
      </DialogBody>
      <DialogFooter>
        <Button isDisabled={isPending} onPress={onClose}>
          {t('collections.cancel')}
        </Button>
        <Button
          type="submit"
          form={formId}
          tone="accent"
          isPending={isPending}
          isDisabled={seconds > 0 || read.status !== 'ready'}
        >
          {seconds > 0 ? t('media.claim.wait', { seconds }) : t(collection ? 'collections.save' : 'collections.create')}
        </Button>
      </DialogFooter>
    </Modal>
  );
}

/** Returns the rows of a response. Throws on a failure, which the form shows in place of the rows. */
function rowsOf<T>(outcome: { kind: 'ok'; data: { data: T[] } } | { kind: string }): T[] {
  if ('data' in outcome && outcome.kind === 'ok') return outcome.data.data;
  throw new Error(`The rows were not loaded: ${outcome.kind}.`);
}

const kindsOf = ({ collection, rule }: CollectionDetail) =>
  !collection.is_smart ? (['titles'] as const) : rule ? (['rule'] as const) : [];

const initialOf = ({ collection, rule, data }: CollectionDetail) => ({
  libraryId: collection.library_id,
  title: collection.title,
  ...(collection.sort && { sort: collection.sort, titles: data }),
  ...(rule && { rule }),
});
