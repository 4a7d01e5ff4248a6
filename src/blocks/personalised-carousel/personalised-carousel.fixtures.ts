/** Examples of the personalised carousel: default, another first tab, a narrowed one. */
export const fixtures = {
  usual: { title: 'Just for you' },
  'another tab first': { title: 'For your shelf', tab: 'beauty' },
  narrowed: { title: 'Green things', tab: 'home', searchTerm: 'green' },
};
