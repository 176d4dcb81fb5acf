import type { ApiAccess, ApiArea, ApiScope } from '@kronos/api/contract';
import { createFields } from '@kronos/api/forms/admin-api-clients';
import type { Format } from '../../../../messages/format.ts';
import type { Translate } from '../../../../messages/create-messages.ts';

const [, { options: apiScopes }, , { options: days }] = createFields;

/** The lifetimes to choose from for a key, in days. */
export const keyDays = days;

/** The areas that a scope can open. */
export const apiAreas = apiScopes.flatMap((scope) => {
  const [area, access] = scope.split(':') as [ApiArea, ApiAccess];
  return access === 'read' ? area : [];
});

/** The areas with endpoints for resellers. */
export const resellerAreas: readonly ApiArea[] = ['servers', 'nodes', 'processes'];

/** The values of the two groups of checkboxes. Changing an area includes reading it. */
export interface ChosenScopes {
  read: readonly ApiArea[];
  write: readonly ApiArea[];
}

export const chosenIn = (scopes: readonly ApiScope[]): ChosenScopes => ({
  read: apiAreas.filter((area) => scopes.includes(`${area}:read`)),
  write: apiAreas.filter((area) => scopes.includes(`${area}:write`)),
});

export const scopesOf = ({ read, write }: ChosenScopes): ApiScope[] =>
  apiAreas.flatMap((area): ApiScope[] =>
    write.includes(area) ? [`${area}:write`] : read.includes(area) ? [`${area}:read`] : [],
  );

/** Returns the scopes as a text, such as "Read nodes and users; change servers". */
export function scopesText(scopes: readonly ApiScope[], format: Pick<Format, 'list'>, t: Translate): string {
  const { read, write } = chosenIn(scopes);
  const names = (areas: readonly ApiArea[]) => format.list(areas.map((area) => t(`apiClients.area.${area}`)));
  const only = read.filter((area) => !write.includes(area));
  return [
    only.length > 0 && t('apiClients.mayRead', { areas: names(only) }),
    write.length > 0 && t('apiClients.mayWrite', { areas: names(write) }),
  ]
    .filter(Boolean)
    .join(' · ');
}
