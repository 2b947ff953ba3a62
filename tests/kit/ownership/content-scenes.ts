import type { Scene, Stage } from './stage.ts'

type Table = {
  path: string
  /** Adds a row whose texts contain the mark of the stage. */
  rowOf: (stage: Stage) => Promise<{ id: number }>
  /** The field that the scene of PUT changes. */
  field?: string
}

/** The scenes of a content table. Its rows belong to staff, so the owner of the stage is refused like any other user. */
export const contentScenes = ({ path, rowOf, field = 'nameRu' }: Table): Record<string, Scene> => {
  const row: Scene = async (stage) => ({ params: { id: (await rowOf(stage)).id } })
  return {
    [`GET /admin/${path}/:id`]: async (stage) => ({ ...(await row(stage)), shows: stage.mark }),
    [`PUT /admin/${path}/:id`]: async (stage) => ({ ...(await row(stage)), body: { data: { [field]: `Новое ${stage.mark}` } } }),
    [`DELETE /admin/${path}/:id`]: row,
  }
}
