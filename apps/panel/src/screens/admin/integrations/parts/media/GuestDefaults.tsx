import type { GuestDefaults as Defaults, ServerType } from '@kronos/api/contract';
import { Button } from '@kronos/ui/Button';
import { Checkbox } from '@kronos/ui/Checkbox';
import { NumberField } from '@kronos/ui/NumberField';
import { useState } from 'react';
import { useMessages, useStore } from '../../../../../context/app-context.ts';
import { serverTypeNames } from '../../../../../messages/server-types.ts';
import { FormDialog } from '../../../../../parts/FormDialog.tsx';
import { createGuestDefaultsStore } from './guest-defaults-store.ts';

/** The button and the dialog for what guests of a type of server may do. */
export function GuestDefaults({ type }: { type: ServerType }) {
  const store = useStore(createGuestDefaultsStore);
  const t = useMessages();
  const [draft, setDraft] = useState<Defaults>();
  const [isPending, setPending] = useState(false);

  const open = async () => {
    setPending(true);
    setDraft(await store.read(type));
    setPending(false);
  };
  return (
    <>
      <Button isPending={isPending} onPress={() => void open()}>
        {t('mediaKeys.guests.open')}
      </Button>
      {draft && (
        <FormDialog
          title={t('mediaKeys.guests.title', { product: serverTypeNames[type] })}
          text={t('mediaKeys.guests.text')}
          submitLabel={t('mediaKeys.guests.save')}
          cancelLabel={t('mediaKeys.guests.cancel')}
          onSave={() => {
            const { type: _, ...body } = draft;
            return store.save(type, body);
          }}
          onClose={() => setDraft(undefined)}
        >
          <Checkbox
            name="may_download"
            isSelected={draft.may_download}
            onChange={(may_download) => setDraft({ ...draft, may_download })}
          >
            {t('mediaKeys.guests.download')}
          </Checkbox>
          {/* Plex has no such limits for individual guests. */}
          {type !== 'plex' && (
            <>
              <Checkbox
                name="may_transcode"
                help={t('mediaKeys.guests.transcodeHelp')}
                isSelected={draft.may_transcode}
                onChange={(may_transcode) => setDraft({ ...draft, may_transcode })}
              >
                {t('mediaKeys.guests.transcode')}
              </Checkbox>
              <NumberField
                name="max_streams"
                label={t('mediaKeys.guests.streams')}
                help={t('mediaKeys.guests.streamsHelp')}
                minValue={1}
                maxValue={100}
                value={draft.max_streams ?? Number.NaN}
                onChange={(count) => setDraft({ ...draft, max_streams: Number.isNaN(count) ? null : count })}
              />
            </>
          )}
        </FormDialog>
      )}
    </>
  );
}
