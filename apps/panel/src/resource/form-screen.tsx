import type { FieldData } from '@kronos/api';
import { type ReactNode, useMemo, useState } from 'react';
import { useApp, useMessages, useStore } from '../context/app-context.ts';
import { useOnward } from '../context/use-onward.ts';
import type { PanelClient } from '../stores/late-client.ts';
import type { StoreDeps } from '../stores/store-deps.ts';
import { FormPage, type OwnField } from './FormPage.tsx';
import { createFormStore, type FormCalls, type FormStore, type StaleOn } from './form-store.ts';
import {
  type DeleteText,
  type FormSubject,
  type FormText,
  formTexts,
  type MissingTexts,
  type UntitledSections,
  type UnwordedFields,
} from './form-texts.ts';
import { valuesOf } from './form-values.ts';
import { RecordScreen } from './RecordScreen.tsx';

/** `never` where something is named that must not be. */
type Unless<Named> = [Named] extends [never] ? unknown : never;

/** The record that a form changes. */
type RecordOf<G> = G extends FormCalls<infer R> ? R : never;
/** What is written: the part of the record that the form has fields for. */
type DraftOf<G, Fs extends readonly FieldData[]> = Pick<RecordOf<G>, Extract<keyof RecordOf<G>, MemberOf<NameIn<Fs>>>>;
/** What the endpoint takes. */
type BodyOf<G extends FormCalls<object>> = Parameters<G['create']>[0]['body'];

type Sections<Name extends string> = Readonly<Record<string, readonly Name[]>>;
type NameIn<Fs extends readonly FieldData[]> = Fs[number]['name'];
/** The member of a body that a field is, or is part of. */
type MemberOf<Name extends string> = Name extends `${infer Member}.${string}` ? Member : Name;

/** What is wrong with a subject: it lacks a text of its form. */
export type Untold<S extends string, G> = Unless<
  MissingTexts<S, FormText | (G extends { remove: object } ? DeleteText : never)>
>;
/** What is wrong with the fields: one without a text, or that the endpoint does not take. */
export type UnfitFields<S extends string, Fs extends readonly FieldData[], G extends FormCalls<object>> = Unless<
  UnwordedFields<S, Fs[number]> | Exclude<MemberOf<NameIn<Fs>>, keyof BodyOf<G>>
>;
/** What is wrong with the sections: one without a title, or a field that is in none. */
export type UnfitSections<S extends string, Fs extends readonly FieldData[], P extends Sections<NameIn<Fs>>> = Unless<
  UntitledSections<S, keyof P> | Exclude<NameIn<Fs>, P[keyof P][number]>
>;

/** What a field holds, as far as its kind says. */
type ValueOf<F extends FieldData> = F extends { options: infer O extends readonly string[] }
  ? F extends { kind: 'choices' }
    ? readonly O[number][]
    : O[number]
  : F extends { kind: 'switch' }
    ? boolean
    : F extends { kind: 'number' | 'money' }
      ? number | null
      : unknown;
/** By the names of fields, what some of them hold at first. */
type BlankOf<Fs extends readonly FieldData[]> = { readonly [F in Fs[number] as F['name']]?: ValueOf<F> };

/** Inputs by the name of their field. */
type Inputs<Name extends string> = { readonly [N in Name]?: OwnField<never, never> };
/** What is wrong with the inputs: one for a field of another type. */
export type UnfitInputs<G, O> = {
  readonly [N in keyof O]: O[N] extends OwnField<infer V, never>
    ? N extends keyof RecordOf<G>
      ? RecordOf<G>[N] extends V
        ? unknown
        : never
      : unknown
    : never;
};

interface FormDeclaration<
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
  /** The fields by section, in the order in which they are shown. */
  sections: P & UnfitSections<S, Fs, P>;
  nameOf: (record: RecordOf<G>) => string;
  /** The address of the list. */
  back: string;
  /** The events, by channel, after which the record is old. */
  staleOn: StaleOn;
  /** What a new one has at first, besides the contract's own defaults. */
  blank?: (now: number) => B;
  /** The parameter of the address that has the record's number, or `create`. @default id */
  param?: string;
  /** Inputs of the screen's own, in place of the kit's. */
  custom?: O & UnfitInputs<G, O>;
  /** Actions in the header. */
  actions?: (draft: DraftOf<G, Fs>) => ReactNode;
  /** What is written, as people will see it; below the fields of the first section. */
  preview?: (draft: DraftOf<G, Fs>) => ReactNode;
}

/** The page of a form, declared, for a new record and for one to change: its texts are found by the subject's name. */
export function formScreen<
  const S extends FormSubject,
  const Fs extends readonly FieldData[],
  G extends FormCalls<object>,
  const P extends Sections<NameIn<Fs>>,
  const O extends Inputs<NameIn<Fs>>,
  const B extends BlankOf<Fs>,
>(declaration: FormDeclaration<S, Fs, G, P, O, B>) {
  const { calls, fields, sections, nameOf, back, staleOn, blank, param = 'id' } = declaration;
  const { custom, actions, preview } = declaration;
  const subject: string = declaration.subject;
  // The compiler does not see that the record of a group is what its calls answer.
  const callsOf = calls as unknown as (api: PanelClient) => FormCalls<RecordOf<G>>;
  const parts = { subject, fields, sections, back, custom, actions, preview };

  const createStore = (deps: StoreDeps): FormStore<RecordOf<G>> =>
    createFormStore<RecordOf<G>>({ calls: callsOf(deps.api), staleOn, key: (name) => `${subject}.form.${name}` }, deps);

  function useTexts() {
    const { messages } = useApp();
    const t = useMessages();
    return useMemo(() => formTexts(subject, t, messages.knows), [t, messages]);
  }

  function New({ store }: { store: FormStore<RecordOf<G>> }) {
    const { clock } = useApp();
    const onward = useOnward();
    const texts = useTexts();
    // A new one begins when its page was opened, not when it is drawn again.
    const [saved] = useState(() => valuesOf(fields, blank?.(clock.now()) ?? {}));
    const save = async (body: never) => {
      const goOn = onward();
      const outcome = await store.create(body);
      if (outcome?.kind === 'ok') goOn(back);
      return outcome;
    };
    return <FormPage<DraftOf<G, Fs>> {...parts} texts={texts} saved={saved} save={save} />;
  }

  function Page({ params }: { params: Readonly<Record<string, string>> }) {
    const store = useStore(createStore);
    const texts = useTexts();
    const t = useMessages();
    const asked = params[param] ?? 'create';
    if (asked === 'create') return <New store={store} />;
    const id = Number(asked);
    const { remove } = store;
    return (
      <RecordScreen
        store={store.one}
        id={id}
        listHref={back}
        words={{
          loading: texts.form('loading'),
          failed: texts.form('failed'),
          missing: texts.form('missing'),
          missingText: t('forms.missingText'),
          back: texts.form('back'),
          forbidden: { title: t('forms.forbidden'), text: t('forms.forbiddenText') },
        }}
      >
        {({ data, version }) => (
          <FormPage<DraftOf<G, Fs>>
            key={id}
            {...parts}
            texts={texts}
            saved={valuesOf(fields, data)}
            save={(body, basedOn) => store.update(id, body, basedOn)}
            record={{
              name: nameOf(data),
              version,
              latest: () => {
                const { record } = store.one.get();
                return record.status === 'ready' ? record.data.version : version;
              },
              ...(remove && { onDelete: () => remove(id) }),
            }}
          />
        )}
      </RecordScreen>
    );
  }

  /** For tests of the declaration. */
  const screen = { subject, fields, sections, staleOn, blank, createStore };
  return Object.assign(Page, { screen });
}
