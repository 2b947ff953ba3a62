import { addProtocol } from 'maplibre-gl'
import { PMTiles, Protocol, TileType } from 'pmtiles'

const protocol = new Protocol()
let isAdded = false

/** A PMTiles archive as the address of a source. */
export const openArchive = async (address: string): Promise<{ url: string; isVector: boolean }> => {
  if (!isAdded) addProtocol('pmtiles', protocol.tile)
  isAdded = true
  const archive = new PMTiles(address)
  protocol.add(archive)
  const { tileType } = await archive.getHeader()
  return { url: `pmtiles://${address}`, isVector: tileType === TileType.Mvt }
}
