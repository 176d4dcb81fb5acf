import type { ReactNode } from 'react';
import { useApp, useMessages } from '../../../../context/app-context.ts';
import { useOnward } from '../../../../context/use-onward.ts';
import { RecordScreen } from '../../../../resource/RecordScreen.tsx';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';
import type { FormDeps } from './WordsForm.tsx';
import type { WordsKind, WordsOffice } from './words-office.ts';

interface WordsPageProps<One extends Draft, Draft> {
  kind: WordsKind;
  /** Of the address; `create` for a new one. */
  id: string;
  office: Pick<WordsOffice<One, NoInfer<Draft>>, 'one' | 'create' | 'update' | 'remove'>;
  /** What a new one is at first. */
  blank: (now: number) => Draft;
  /** The part that an admin writes. */
  draftOf: (one: One) => Draft;
  children: (form: FormDeps<Draft>) => ReactNode;
}

/** One of any kind to change, or a new one. */
export function WordsPage<One extends Draft, Draft>(props: WordsPageProps<One, Draft>) {
  const { kind, id, office, blank, draftOf, children } = props;
  const { clock } = useApp();
  const onward = useOnward();
  const t = useMessages();
  const listHref = href(adminRoutes[`${kind}s`]);

  if (id === 'create')
    return children({
      saved: blank(clock.now()),
      async onSave(draft) {
        const goOn = onward();
        const outcome = await office.create(draft);
        if (outcome.kind === 'ok') goOn(listHref);
        return outcome;
      },
    });
  const number = Number(id);
  return (
    <RecordScreen
      store={office.one}
      id={number}
      listHref={listHref}
      words={{
        loading: t(`words.${kind}.loading`),
        failed: t(`words.${kind}.failed`),
        missing: t(`words.${kind}.missing`),
        missingText: t('words.missingText'),
        back: t(`words.${kind}.back`),
      }}
    >
      {(record) =>
        children({
          saved: draftOf(record),
          onSave: (draft) => office.update(number, draft),
          onDelete: () => office.remove(number),
        })
      }
    </RecordScreen>
  );
}
