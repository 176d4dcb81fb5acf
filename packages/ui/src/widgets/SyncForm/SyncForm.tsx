import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { CheckboxGroup } from '../../components/CheckboxGroup/CheckboxGroup.tsx';
import { Form } from '../../components/Form/Form.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Switch } from '../../components/Switch/Switch.tsx';
import { defaultSyncFormLabels } from './labels.ts';
import { syncSubjects, type SyncValues } from './sync.ts';
import * as css from './SyncForm.css.ts';
import type { SyncFormProps } from './sync-form-props.ts';

const noInitial: Partial<SyncValues> = {};

/**
 * The settings of a sync: a source, the servers that are made equal to it, and the subjects.
 * @example
 * <SyncForm servers={servers} isPending={isComparing} onSubmit={compare} onChange={dropPlan} />
 */
export function SyncForm({
  servers,
  initial = noInitial,
  isPending = false,
  isDisabled = false,
  onSubmit,
  onChange,
  labels: words,
  ...form
}: SyncFormProps) {
  const labels = { ...defaultSyncFormLabels, ...words };
  const [sourceId, setSource] = useState(initial.source);
  // Includes the server that is currently the source: it is a target again when another one becomes the source.
  const [targetIds, setTargets] = useState<readonly number[]>(initial.targets ?? []);
  const [what, setWhat] = useState<readonly string[]>(initial.what ?? syncSubjects);
  const [isExact, setExact] = useState(initial.isExact ?? false);

  // A server may have been removed since it was chosen.
  const source = servers.find(({ id }) => id === sourceId);
  const others = servers.filter((server) => server !== source);
  const targets = others.filter(({ id }) => targetIds.includes(id)).map(({ id }) => id);

  const changed =
    <Value,>(change: (value: Value) => void) =>
    (value: Value) => {
      change(value);
      onChange?.();
    };
  return (
    <Form
      {...form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!source || isPending || isDisabled) return;
        onSubmit({ source: source.id, targets, what: syncSubjects.filter((one) => what.includes(one)), isExact });
      }}
    >
      <Select
        name="source"
        label={labels.source}
        help={labels.sourceHelp}
        options={servers.map(({ id, name }) => ({ id: String(id), label: name }))}
        value={source ? String(source.id) : null}
        onChange={changed((next: string | null) => setSource(next === null ? undefined : Number(next)))}
        isRequired
        isDisabled={isDisabled}
      />
      <CheckboxGroup
        name="targets"
        label={labels.targets}
        help={others.length === 0 ? labels.noTargets : undefined}
        value={targets.map(String)}
        onChange={changed((next: string[]) =>
          setTargets([...next.map(Number), ...targetIds.filter((id) => id === source?.id)]),
        )}
        validate={(chosen) => (chosen.length > 0 ? null : labels.noTargetChosen)}
        isDisabled={isDisabled}
      >
        {others.map(({ id, name }) => (
          <Checkbox key={id} value={String(id)}>
            <bdi className={css.name}>{name}</bdi>
          </Checkbox>
        ))}
      </CheckboxGroup>
      <CheckboxGroup
        name="what"
        label={labels.what}
        value={[...what]}
        onChange={changed(setWhat)}
        validate={(chosen) => (chosen.length > 0 ? null : labels.nothingChosen)}
        isDisabled={isDisabled}
      >
        {syncSubjects.map((subject) => (
          <Checkbox key={subject} value={subject} help={labels.subjectHelp[subject]}>
            {labels.subjects[subject]}
          </Checkbox>
        ))}
      </CheckboxGroup>
      <Switch
        name="is_exact"
        help={labels.isExactHelp}
        isSelected={isExact}
        onChange={changed(setExact)}
        isDisabled={isDisabled}
      >
        {labels.isExact}
      </Switch>
      <div>
        <Button type="submit" tone="accent" isPending={isPending} isDisabled={isDisabled}>
          {labels.submit}
        </Button>
      </div>
    </Form>
  );
}
