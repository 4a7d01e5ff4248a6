/** Saves categories one by one, since each needs its parent's path. */
import type { SaveCounts } from '#catalogue-import/catalogue-import.port.ts';
import type { Connection } from '#database/connection.ts';
import { createUuid } from '#database/keys/uuid.ts';
import { publishChanges } from '#database/publish.ts';
import { defineStatement } from '#database/statement.ts';
import type { CategoryRecord } from '#features/catalogue/catalogue-records.ts';
import { Problem } from '#kit/problem.ts';

type Parent = { id: string; path: string[] };

const findParent = defineStatement<Parent>(
  'import.parent',
  'select id, path from category where slug = $1 for share',
);

const insertCategory = `insert into category (id, slug, parent_id, path, names, position, picture)
   values ($1, $2, $3, $4::text[], $5::jsonb, $6, $7::jsonb)`;

/** Returns no row when the category exists, in whatever state. */
const addCategory = defineStatement<{ is_new: boolean }>(
  'import.addCategory',
  `${insertCategory} on conflict (slug) do nothing returning true as is_new`,
);

/** Returns no row when the category is unchanged. */
const upsertCategory = defineStatement<{ is_new: boolean }>(
  'import.category',
  `${insertCategory}
   on conflict (slug) do update
     set parent_id = excluded.parent_id, path = excluded.path, names = excluded.names,
         position = excluded.position, picture = excluded.picture
     where (category.path, category.names, category.position) is distinct from (excluded.path, excluded.names, excluded.position)
        or category.picture is distinct from excluded.picture
   returning xmax = 0 as is_new`,
);

/** Updates the paths of all descendants of a moved category. */
const moveDescendants = defineStatement<never>(
  'import.moveDescendants',
  `update category set path = $2::text[] || path[array_position(path, $1) + 1 :]
   where $1 = any(path) and slug <> $1 and path[: array_position(path, $1)] <> $2::text[]`,
);

async function findParentCategory(
  connection: Connection,
  record: CategoryRecord,
  index: number,
): Promise<Parent | null> {
  if (record.parentSlug === null) return null;
  const [parent] = await connection.rows(findParent, [record.parentSlug]);
  const field = `categories[${index}].parentSlug`;
  if (!parent)
    throw new Problem(
      422,
      'import.unknownParent',
      `Category ${record.slug}: no parent ${record.parentSlug}`,
      { field },
    );
  if (parent.path.includes(record.slug)) {
    throw new Problem(
      422,
      'import.circle',
      `Category ${record.slug} would lie within itself, under ${record.parentSlug}`,
      { field },
    );
  }
  return parent;
}

export async function saveCategories(
  connection: Connection,
  categories: readonly CategoryRecord[],
  { createOnly = false }: { readonly createOnly?: boolean } = {},
): Promise<SaveCounts> {
  const changed: string[] = [];
  let created = 0;
  for (const [index, record] of categories.entries()) {
    const parent = await findParentCategory(connection, record, index);
    const path = [...(parent?.path ?? []), record.slug];
    const picture = record.picture ? JSON.stringify(record.picture) : null;
    const values = [
      createUuid(),
      record.slug,
      parent?.id ?? null,
      path,
      JSON.stringify(record.name),
      record.position,
      picture,
    ];
    const [saved] = await connection.rows(createOnly ? addCategory : upsertCategory, values);
    if (!saved) continue;
    await connection.rows(moveDescendants, [record.slug, path]);
    changed.push(record.slug);
    if (saved.is_new) created += 1;
  }
  await publishChanges(connection, 'category', changed);
  return {
    created,
    updated: changed.length - created,
    unchanged: categories.length - changed.length,
  };
}
