/** Calls the panel's API like a page; resolves with the response's body. */
export const createCall =
  (origin) =>
  async (path, { token, ...body } = {}, method = 'POST') => {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        cookie: 'XSRF-TOKEN=bench-token-bench-token-bench-token',
        'x-xsrf-token': 'bench-token-bench-token-bench-token',
        ...(typeof token === 'string' && { authorization: `Bearer ${token}` }),
      },
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    });
    return response.json();
  };

/** Users of the demo. */
export const people = {
  customer: { email: 'customer@kronos.test', password: 'kronos-demo' },
  admin: { email: 'admin@kronos.test', password: 'kronos-demo' },
};
