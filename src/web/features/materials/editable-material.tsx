import type { ReactNode } from 'react';
import type { Material } from '../../desk/editing/content.ts';
import { Editable } from '../../desk/editing/editing-context.tsx';
import type { MaterialName } from '../../desk/material-name.ts';
import { useSaveEdits } from './queries.ts';

type EditableMaterialProps<M extends Material> = {
  name: MaterialName;
  material: M;
  /** Is handed the material as it reads with what was not sent yet. */
  children: (material: M) => ReactNode;
};

/** A material on the desk, with the calls that save what is changed there. */
export function EditableMaterial<M extends Material>({ name, material, children }: EditableMaterialProps<M>) {
  return (
    <Editable name={name} material={material} saving={useSaveEdits<M>(name, material.id)}>
      {children}
    </Editable>
  );
}
