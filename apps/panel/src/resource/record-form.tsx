import type { FieldData } from '@kronos/api';
import { type ReactNode, useMemo, useState } from 'react';
import { useApp, useMessages } from '../context/app-context.ts';
import { useFormat } from '../context/use-format.ts';
import { useNow } from '../context/use-now.ts';
import { useOnward } from '../context/use-onward.ts';
import type { Translate } from '../messages/create-messages.ts';
import type { Format } from '../messages/format.ts';
import type { PanelClient } from '../stores/late-client.ts';
import type { DetailProps } from './detail-props.ts';
import { savedIn } from './form-inputs.tsx';
import { FormPage, type FormParts } from './FormPage.tsx';
import type { FoundIn } from './FoundField.tsx';
import type { FormCalls, FormStore, RecordOf } from './form-store.ts';
import { type FormSubject, formTexts } from './form-texts.ts';
import type {
  BlankOf,
  DraftOf,
  Inputs,
  NameIn,
  Sections,
  UnfitFields,
  UnfitInputs,
  UnfitSections,
  Untold,
} from './form-types.ts';
import { valuesOf } from './form-values.ts';

/** All that is known of what is written: the fields, and the rest of the record where there is one already. */
type Written<G, Fs extends readonly FieldData[]> = Partial<RecordOf<G>> & DraftOf<G, Fs>;

export interface FormDeclaration<
  S extends FormSubject,
  Fs extends readonly FieldData[],
  G extends FormCalls<object>,
  P extends Sections<NameIn<Fs>>,
  O extends Inputs<NameIn<Fs>>,
  B extends BlankOf<Fs>,
> {
  /** Whose form it is: `words.alerts.form.new` and the like are its texts. */
  subject: S & Untold<S, G>;
  /** The group of its endpoints. */
  calls: (api: PanelClient) => G;
  /** The fields of the contract. */
  fields: Fs & UnfitFields<S, Fs, G>;
  /** The fields by section, in the order in which they are shown. One without a field in sight is left out. */
  sections: P & UnfitSections<S, Fs, P>;
  nameOf: (record: RecordOf<G>, t: Translate) => string;
  /** The address of the list. */
  back: string;
  /** The address of a new one, once it is made. @default that of the list */
  open?: (id: number) => string;
  /** What a new one has at first, besides the contract's own defaults. */
  blank?: (now: number) => B;
  /** Whether a field is in sight. What is not is not sent. @default all are */
  shows?: (name: NameIn<Fs>, draft: Written<G, Fs>) => boolean;
  /** The fields that no answer has: left empty, what is kept of them stays. */
  secrets?: readonly NameIn<Fs>[];
  /** How fields by a record's number find it. */
  find?: { readonly [N in NameIn<Fs>]?: FoundIn<RecordOf<G>> };
  /** Whether only what differs is sent, so that two who change different fields do not undo each other. @default false */
  sendsChanges?: boolean;
  /** Inputs of the screen's own, in place of the kit's. */
  custom?: O & UnfitInputs<G, O>;
  /** The sentence below the name of a record. @default that of the form */
  about?: (record: RecordOf<G>, words: { t: Translate; format: Format; now: number }) => string;
  /** What stands above the fields of a record. */
  above?: (record: RecordOf<G>) => ReactNode;
  /** Actions in the header; a new one is no record yet. */
  actions?: (draft: Written<G, Fs>, record?: RecordOf<G>) => ReactNode;
  /** What is written, as people will see it; below the fields of the first section. */
  preview?: (draft: DraftOf<G, Fs>) => ReactNode;
}

interface NewProps<R> {
  store: Pick<FormStore<R>, 'create'>;
  /** What is known of it before anything is written; it is sent as well. */
  given?: Partial<R>;
  /** What it has at first, in place of what is declared. */
  begins?: Partial<R> | undefined;
  /** @default those of the form */
  words?: { title: string; text: string };
}

const nothing = {};

/** The form of a record, declared, as the content or a tab of its page, and that of a new one. */
export function recordForm<
  const S extends FormSubject,
  const Fs extends readonly FieldData[],
  G extends FormCalls<object>,
  const P extends Sections<NameIn<Fs>>,
  const O extends Inputs<NameIn<Fs>>,
  const B extends BlankOf<Fs>,
>(declaration: FormDeclaration<S, Fs, G, P, O, B>) {
  type R = RecordOf<G>;
  const { fields, sections, nameOf, back, open, blank, about, above } = declaration;
  const { shows, secrets = [], sendsChanges = false, custom, actions, preview } = declaration;
  const subject: string = declaration.subject;
  const find: FormParts['find'] = declaration.find;
  const parts: FormParts = { fields, sections, back, shows, secrets, sendsChanges, custom, find, actions, preview };

  function useTexts() {
    const { messages } = useApp();
    const t = useMessages();
    return useMemo(() => formTexts(subject, t, messages.knows), [t, messages]);
  }

  function New({ store, given, begins, words }: NewProps<R>) {
    const { clock } = useApp();
    const onward = useOnward();
    const texts = useTexts();
    // A new one begins when its page was opened, not when it is drawn again.
    const [saved] = useState(() => valuesOf(fields, { ...blank?.(clock.now()), ...begins }));
    const save = async (body: object) => {
      const goOn = onward();
      const outcome = await store.create?.({ ...body, ...given } as never);
      // In place of the form, which has nothing left to lose: Back leads to where it was opened.
      if (outcome?.kind === 'ok') goOn(open?.(outcome.data.id) ?? back, { replace: true });
      return outcome;
    };
    return (
      <FormPage
        parts={parts}
        texts={texts}
        title={words?.title ?? texts.form('new')}
        description={words?.text ?? texts.about()}
        base={given ?? nothing}
        saved={saved}
        save={save}
      />
    );
  }

  function About({ record }: { record: R }) {
    const t = useMessages();
    const format = useFormat();
    const now = useNow();
    return about?.(record, { t, format, now });
  }

  function Change({ id, record, version, store, dangerZone }: DetailProps<R>) {
    const texts = useTexts();
    const t = useMessages();
    const found = Object.entries(find ?? {}).map(([name, one]) => [name, one && savedIn(one, record)?.id]);
    return (
      <FormPage
        parts={parts}
        texts={texts}
        title={nameOf(record, t)}
        description={about ? <About record={record} /> : texts.about()}
        base={record}
        saved={{ ...valuesOf(fields, record), ...Object.fromEntries(found) }}
        save={async (body, basedOn) => store.update?.(id, body, basedOn)}
        above={above?.(record)}
        dangerZone={dangerZone}
        versions={{
          shown: version,
          latest() {
            const { record: now } = store.one.get();
            return now.status === 'ready' ? now.data.version : version;
          },
        }}
      />
    );
  }

  return { New, Change, form: { subject, fields, sections, blank, secrets } };
}
