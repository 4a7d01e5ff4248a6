/** Examples of HTML written by an editor. */
export const fixtures = {
  table: {
    anchor: 'sizes-in-numbers',
    html: '<h2>Sizes</h2><table><thead><tr><th scope="col">Size</th><th scope="col">Bust</th></tr></thead><tbody><tr><td>10</td><td>86 cm</td></tr></tbody></table>',
  },
  page: {
    width: 'page',
    html: '<p>Read <a href="/pages/informational/returns">how returns work</a>.</p>',
  },
};
