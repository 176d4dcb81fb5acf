import type { EndpointFunctions } from '@kronos/api';
import type { Contract } from '@kronos/api/contract';
import type { adminProductsFilters } from '@kronos/api/forms/admin-products';
import { expectTypeOf, it } from 'vitest';
import type { Column } from './cells.tsx';
import type { Unfit, UnlabelledColumns } from './list-screen.tsx';

type Calls = EndpointFunctions<Contract>;
type Plain = Column<object, never>;

it('does not compile when a column, or a value of one, has no text', () => {
  expectTypeOf<UnlabelledColumns<'users', { name: Plain; hat: Plain }>>().toEqualTypeOf<{
    readonly name: unknown;
    readonly hat: never;
  }>();
  expectTypeOf<UnlabelledColumns<'users', { role: Column<object, 'admin' | 'pirate'> }>>().toEqualTypeOf<{
    readonly role: never;
  }>();
  expectTypeOf<UnlabelledColumns<'words.alerts', { state: Column<object, 'on' | 'off'> }>>().toEqualTypeOf<{
    readonly state: unknown;
  }>();
});

it('does not compile when the endpoint takes no such filter', () => {
  expectTypeOf<Unfit<'products', Calls['adminProducts'], typeof adminProductsFilters>>().toBeUnknown();
  expectTypeOf<Unfit<'products', Calls['adminUsers'], typeof adminProductsFilters>>().toBeNever();
});
