import type { ApiArea } from '@kronos/api/contract';
import { Checkbox } from '@kronos/ui/Checkbox';
import { CheckboxGroup } from '@kronos/ui/CheckboxGroup';
import { Grid } from '@kronos/ui/Grid';
import { useMessages } from '../../../../context/app-context.ts';
import { apiAreas, type ChosenScopes, resellerAreas } from './scopes.ts';

interface ScopeFieldsProps {
  /** Whether only areas with endpoints for resellers are offered. */
  isForReseller: boolean;
  value: ChosenScopes;
  onChange: (value: ChosenScopes) => void;
}

/** What a client may read, and what it may change. */
export function ScopeFields({ isForReseller, value, onChange }: ScopeFieldsProps) {
  const t = useMessages();
  const areas: readonly ApiArea[] = isForReseller ? resellerAreas : apiAreas;
  const boxes = areas.map((area) => (
    <Checkbox key={area} value={area}>
      {t(`apiClients.area.${area}`)}
    </Checkbox>
  ));
  const chosen = (ids: readonly string[]) => areas.filter((area) => ids.includes(area));
  return (
    <Grid columns={{ base: 1, medium: 2 }} gap={20}>
      <CheckboxGroup
        name="scopes"
        label={t('apiClients.read')}
        help={t('apiClients.readHelp')}
        value={[...new Set([...value.read, ...value.write])]}
        onChange={(ids) => {
          const read = chosen(ids);
          onChange({ read, write: value.write.filter((area) => read.includes(area)) });
        }}
      >
        {boxes}
      </CheckboxGroup>
      <CheckboxGroup
        label={t('apiClients.write')}
        help={t('apiClients.writeHelp')}
        value={[...value.write]}
        onChange={(ids) => onChange({ read: value.read, write: chosen(ids) })}
      >
        {boxes}
      </CheckboxGroup>
    </Grid>
  );
}
