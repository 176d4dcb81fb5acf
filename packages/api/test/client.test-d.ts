import { expectTypeOf } from 'vitest';
import { type Client, createClient, type EndpointId, type Outcome, routes } from '@kronos/api';
import type { Accepted, Contract, PathParams, Server, User } from '@kronos/api/contract';

const client = createClient({ routes, getToken: () => null, onGenericError: () => {}, onNoResponse: () => {} });

expectTypeOf(client).toEqualTypeOf<Client<Contract>>();
expectTypeOf(client.customerServers.start({ params: { id: 1 } })).resolves.toEqualTypeOf<Outcome<Accepted>>();
expectTypeOf(client.customerServers.list()).resolves.toEqualTypeOf<Outcome<{ data: Server[] }>>();
expectTypeOf(client.send('session.user')).resolves.toEqualTypeOf<Outcome<User>>();
expectTypeOf(client.call<{ a: 1 }>('GET', '/a')).resolves.toEqualTypeOf<{ a: 1 }>();
expectTypeOf<'customerServers.restart'>().toExtend<EndpointId<Contract>>();

// An outcome narrows by its kind.
const outcome = await client.session.user();
if (outcome.kind === 'ok') expectTypeOf(outcome.data).toEqualTypeOf<User>();
if (outcome.kind === 'http-error') expectTypeOf(outcome.status).toEqualTypeOf<number>();

// @ts-expect-error: the parameter is missing
void client.customerServers.start();
// @ts-expect-error: the parameter is missing
void client.send('customerServers.start');
// @ts-expect-error: the parameter is misnamed
void client.customerServers.start({ params: { server: 1 } });
// @ts-expect-error: the body is missing
void client.session.login({});
// @ts-expect-error: a field of the body is missing
void client.session.login({ body: { email: 'a@b.c' } });
// @ts-expect-error: not a value of the query
void client.customerServers.list({ query: { type: 'kodi' } });
// @ts-expect-error: the endpoint takes nothing
void client.session.logout({ params: { id: 1 } });
// @ts-expect-error: no such endpoint
void client.send('customerServers.explode');
// @ts-expect-error: no such group
void client.nobody;
// @ts-expect-error: a route is missing from the table
createClient({ routes: {}, getToken: () => null, onGenericError: () => {}, onNoResponse: () => {} });

expectTypeOf<PathParams<'/a'>>().toEqualTypeOf<never>();
expectTypeOf<PathParams<'/a/:id'>>().toEqualTypeOf<'id'>();
expectTypeOf<PathParams<'/a/:id/b/:backup'>>().toEqualTypeOf<'id' | 'backup'>();
expectTypeOf<PathParams<'/:one/:two/three/:four'>>().toEqualTypeOf<'one' | 'two' | 'four'>();
