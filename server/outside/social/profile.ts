/** What a network tells of a person; every word of it is the network's, and checked before it is used. */
export type SocialProfile = {
  externalId: string
  firstName: string
  lastName: string
  email: string | null
  /** The network says that the address is proven. */
  isEmailConfirmed: boolean
  /** His public page there. */
  page: string | null
  city: string | null
  /** YYYY-MM-DD */
  birthday: string | null
  photo: string | null
}
