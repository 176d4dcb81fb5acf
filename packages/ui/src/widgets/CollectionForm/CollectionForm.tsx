import { useState } from 'react';
import { Form, type FieldErrors } from '../../components/Form/Form.tsx';
import { RadioCard, RadioCards } from '../../components/RadioCards/RadioCards.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import {
  type CollectionContent,
  type CollectionRule,
  type CollectionSort,
  collectionKinds,
  collectionSorts,
  type MediaTitle,
  openRule,
} from './collection.ts';
import type { CollectionFormProps, CollectionInitial } from './collection-form-props.ts';
import { errorsOf } from './errors-of.ts';
import { defaultCollectionFormLabels } from './labels.ts';
import { RuleFields } from './RuleFields.tsx';
import { TitlePicker } from './TitlePicker.tsx';

/** The content of one library's collection. */
interface Filling {
  titles: readonly MediaTitle[];
  rule: CollectionRule;
}

const noInitial: CollectionInitial = {};
const noErrors: FieldErrors = {};
const isOfContent = (field: string) => /^(titles|rule)\b/.test(field);
const nothing: Filling = { titles: [], rule: openRule };

/**
 * The fields of a collection on a media server: titles of a library under one name, chosen by hand or by a rule.
 * @example
 * <CollectionForm id={id} libraries={libraries} search={search} values={values} onSubmit={save} />
 */
export function CollectionForm({
  libraries,
  kinds = collectionKinds,
  initial = noInitial,
  most = 500,
  search,
  values,
  onSubmit,
  labels: words,
  errors,
  ...form
}: CollectionFormProps) {
  const labels = { ...defaultCollectionFormLabels, ...words };
  const [libraryId, setLibraryId] = useState(initial.libraryId ?? libraries[0]?.id ?? '');
  const [title, setTitle] = useState(initial.title ?? '');
  const [kind, setKind] = useState(kinds[0]);
  const [sort, setSort] = useState<CollectionSort>(initial.sort ?? 'release');
  // Each library has its own, so that looking at another one does not lose anything.
  const [fillings, setFillings] = useState<Readonly<Record<string, Filling>>>(() => ({
    [libraryId]: { titles: initial.titles ?? nothing.titles, rule: initial.rule ?? nothing.rule },
  }));
  // The form's own errors, which replace the host's `errors` until the host passes new ones.
  const [own, setOwn] = useState<{ after: FieldErrors | undefined; errors: FieldErrors }>();
  const { titles, rule } = fillings[libraryId] ?? nothing;

  const content: CollectionContent =
    kind === 'titles' ? { kind, titles, sort } : kind === 'rule' ? { kind, rule } : { kind: 'fields' };

  const shown = own && own.after === errors ? own.errors : errors;
  const fill = (change: Partial<Filling>) => {
    setFillings((before) => ({ ...before, [libraryId]: { ...(before[libraryId] ?? nothing), ...change } }));
    // An error of the content may be at another field than the one that changes, so all of them are cleared.
    if (Object.keys(shown ?? noErrors).some(isOfContent)) setOwn({ after: errors, errors: noErrors });
  };

  return (
    <Form
      {...form}
      errors={shown}
      onSubmit={(event) => {
        event.preventDefault();
        const wrong = errorsOf(content, labels);
        setOwn(wrong && { after: errors, errors: wrong });
        if (!wrong) onSubmit({ libraryId, title: title.trim(), ...content });
      }}
    >
      {libraries.length > 1 && (
        <Select
          name="library_id"
          label={labels.library}
          options={libraries.map(({ id, name }) => ({ id, label: name }))}
          value={libraryId}
          onChange={(next) => {
            if (next !== null) setLibraryId(next);
          }}
        />
      )}
      <TextField
        name="title"
        label={labels.title}
        value={title}
        onChange={setTitle}
        isRequired
        autoComplete="off"
        maxLength={200}
      />
      {kinds.length > 1 && (
        <RadioCards
          name="kind"
          label={labels.kind}
          value={kind ?? null}
          onChange={(next) => setKind(kinds.find((one) => one === next))}
        >
          {kinds.map((one) => (
            <RadioCard key={one} value={one} title={labels.kinds[one]} description={labels.kindHelp[one]} />
          ))}
        </RadioCards>
      )}
      {/* The titles that a rule finds are in the order of the media server. */}
      {kind === 'titles' && (
        <Select
          name="sort"
          label={labels.sort}
          options={collectionSorts.map((id) => ({ id, label: labels.sorts[id] }))}
          value={sort}
          onChange={(next) => setSort(collectionSorts.find((one) => one === next) ?? sort)}
        />
      )}
      {kind === 'titles' && (
        <TitlePicker
          key={libraryId}
          titles={titles}
          onChange={(next) => fill({ titles: next })}
          find={(text, signal) => search(libraryId, text, signal)}
          most={most}
          isOrdered={sort === 'custom'}
          labels={labels}
        />
      )}
      {kind === 'rule' && (
        <RuleFields
          key={libraryId}
          rule={rule}
          onChange={(next) => fill({ rule: next })}
          values={(field, text, signal) => values(libraryId, field, text, signal)}
          labels={labels}
        />
      )}
      {kind === undefined && (
        <Text as="p" size={13} tone="muted">
          {labels.elsewhere}
        </Text>
      )}
    </Form>
  );
}
