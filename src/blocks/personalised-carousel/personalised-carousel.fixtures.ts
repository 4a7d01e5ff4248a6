/** The first tab, narrowed and not. */
export const fixtures = { usual: { title: 'Just for you' }, narrowed: { title: 'Green things', tab: 'home', searchTerm: 'green' } };
