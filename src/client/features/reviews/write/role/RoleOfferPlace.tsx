import { SkeletonBlock } from '../../../../ui/states/SkeletonBlock.tsx'

/** As tall as the offer of the last role, so that the fields below stay where they are when it arrives. */
export const RoleOfferPlace = () => <SkeletonBlock width="100%" height={164} radius={12} />
