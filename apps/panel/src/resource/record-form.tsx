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
  MissingText,
} from './form-types.ts';
import { valuesOf } from './form-values.ts';

/** The input in its fields, with the rest of the record if it already exists. */
type Written<G, Fs extends readonly FieldData[]> = Partial<RecordOf<G>> & DraftOf<G, Fs>;

export interface FormDeclaration<
  S extends FormSubject,
  Fs extends readonly FieldData[],
  G extends FormCalls<object>,
  P extends Sections<NameIn<Fs>>,
  O extends Inputs<NameIn<Fs>>,
  B extends BlankOf<Fs>,
> {
  /** The prefix of its texts, such as `words.alerts` of `words.alerts.form.new`. */
  subject: S & MissingText<S, G>;
  /** The group of its endpoints. */
  calls: (api: PanelClient) => G;
  /** The fields of the contract. */
  fields: Fs & UnfitFields<S, Fs, G>;
  /** The fields by section, in the order in which they are shown. A section without a visible field is left out. */
  sections: P & UnfitSections<S, Fs, P>;
  nameOf: (record: RecordOf<G>, t: Translate) => string;
  /** The address of the list. */
  back: string;
  /** The address of a new record, once it is created. @default that of the list */
  open?: (id: number) => string;
  /** Initial values of a new record, in addition to the contract's own defaults. */
  blank?: (now: number) => B;
  /** Whether a field is visible. Hidden fields are not sent. @default all are visible */
  shows?: (name: NameIn<Fs>, draft: Written<G, Fs>) => boolean;
  /** The fields that no response contains: if one is left empty, the stored value is kept. */
  secrets?: readonly NameIn<Fs>[];
  /** How fields that hold a record's number find the record. */
  find?: { readonly [N in NameIn<Fs>]?: FoundIn<RecordOf<G>> };
  /** Whether only changed fields are sent, so that concurrent changes of other fields are kept. @default false */
  sendsChanges?: boolean;
  /** The screen's own inputs, in place of the kit's. */
  custom?: O & UnfitInputs<G, O>;
  /** The sentence below the name of a record. @default that of the form */
  about?: (record: RecordOf<G>, words: { t: Translate; format: Format; now: number }) => string;
  /** Content above the fields of a record. */
  above?: (record: RecordOf<G>) => ReactNode;
  /** Actions in the header; `record` is undefined for a new one. */
  actions?: (draft: Written<G, Fs>, record?: RecordOf<G>) => ReactNode;
  /** A preview of the input, below the fields of the first section. */
  preview?: (draft: DraftOf<G, Fs>) => ReactNode;
}

interface NewProps<R> {
  store: Pick<FormStore<R>, 'create'>;
  /** What is known about it before any input; it is sent as well. */
  given?: Partial<R>;
  /** Initial values that override the declared ones. */
  begins?: Partial<R> | undefined;
  /** @default those of the form */
  words?: { title: string; text: string };
}

const nothing = {};

/** Declares the form of a record, as the content or a tab of its page, and that of a new record. */
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
    // The initial values are those of the time when the page was opened, not of a later render.
    const [saved] = useState(() => valuesOf(fields, { ...blank?.(clock.now()), ...begins }));
    const save = async (body: object) => {
      const goOn = onward();
      const outcome = await store.create?.({ ...body, ...given } as never);
      // Replaces the form, which has nothing left to lose, so that Back leads to where it was opened.
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
