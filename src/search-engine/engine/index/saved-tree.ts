/** A radix tree as a list of its nodes and back, with the children of a node in their order. */

type Tree<Leaf> = Map<string, Tree<Leaf> | Leaf>;

export type TreeNode<Leaf> = {
  readonly key: string;
  /** 0 for a leaf. */
  readonly children: number;
  readonly leaf: Leaf | null;
};

/** Parents before their children. */
export function* listNodes<Leaf>(tree: Tree<Leaf>): Generator<TreeNode<Leaf>> {
  for (const [key, next] of tree) {
    if (next instanceof Map) {
      yield { key, children: next.size, leaf: null };
      yield* listNodes(next);
    } else yield { key, children: 0, leaf: next };
  }
}

/** Builds a tree from its nodes in the order of `listNodes`. */
export class TreeBuilder<Leaf> {
  readonly tree: Tree<Leaf> = new Map();
  readonly #open: { readonly node: Tree<Leaf>; readonly path: string; missing: number }[] = [];

  /** `leafOf` gets the whole path of a leaf. */
  add(key: string, children: number, leafOf: (path: string) => Leaf): void {
    const parent = this.#open.at(-1);
    const path = (parent?.path ?? '') + key;
    const into = parent?.node ?? this.tree;
    if (parent) parent.missing--;
    if (children === 0) into.set(key, leafOf(path));
    else {
      const node: Tree<Leaf> = new Map();
      into.set(key, node);
      this.#open.push({ node, path, missing: children });
    }
    while (this.#open.at(-1)?.missing === 0) this.#open.pop();
  }
}
